# The types of the compiled form of frontier.py.
cimport cython

from spider_qt.solver.table cimport Table

cdef class Frontier(Table):
    cdef readonly int width, kept, node
    cdef unsigned char[::1] now
    cdef unsigned char[::1] then
    cdef int[::1] now_node
    cdef int[::1] then_node
    cdef int candidates, most_candidates
    cdef unsigned char[::1] candidate
    cdef int[::1] candidate_node
    cdef double[::1] candidate_value
    cdef int[::1] candidate_heap
    cdef int children, most_children
    cdef double[::1] child_value
    cdef unsigned long long[::1] child_key
    cdef int[::1] child_parent
    cdef int[::1] child_move
    cdef int[::1] heap
    cdef unsigned long long[::1] seen
    cdef unsigned long long seen_mask
    cdef long long seen_count
    cdef int most_nodes
    cdef int[::1] node_parent
    cdef int[::1] node_move
    cdef int[::1] node_depth

    @cython.locals(node=cython.int)
    cdef int grow(self, int parent, int move) noexcept nogil
    @cython.locals(at=cython.ulonglong)
    cdef int is_new(self, unsigned long long key) noexcept nogil
    @cython.locals(at=cython.ulonglong)
    cdef void forget(self) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void add(
        self, double value, unsigned long long key, int parent, int move
    ) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int)
    cdef void order(self) noexcept nogil
    @cython.locals(best=cython.int)
    cdef int pop(self) noexcept nogil
    @cython.locals(item=cython.int, value=cython.double, kid=cython.int)
    cdef void sift(self, int at) noexcept nogil
    @cython.locals(found=cython.int, place=cython.int, i=cython.int, first=cython.int)
    cdef void remember(
        self, double value, int node, unsigned char[::1] record, int at
    ) noexcept nogil
    @cython.locals(item=cython.int, value=cython.double, kid=cython.int)
    cdef void sift_candidate(self, int at) noexcept nogil
    @cython.locals(
        source=cython.int, taken=cython.int, target=cython.int, whole=cython.int, old=cython.int,
        new=cython.int, head=cython.int, read=cython.int, write=cython.int, group=cython.int,
        column=cython.int, count=cython.int, hidden=cython.int, after=cython.int,
        stays=cython.int, i=cython.int, done=cython.int,
    )
    cdef int make(self, int parent, int move, int place) noexcept nogil
