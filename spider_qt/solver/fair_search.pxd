# The types of the compiled form of fair_search.py.
cimport cython

from spider_qt.solver.glance cimport Glance

cdef int SLOTS, DEEPEST

cdef class FairSearch(Glance):
    cdef readonly int most, nodes, ended, calm
    cdef unsigned long long[::1] seen
    cdef int[::1] seen_in
    cdef int search, seen_count
    cdef int[::1] node_parent
    cdef int[::1] node_move
    cdef int[::1] node_depth
    cdef double[::1] node_rank
    cdef int[::1] heap
    cdef int heaped, laid, needed
    cdef int[::1] ends
    cdef int at_node
    cdef int[::1] walk
    cdef readonly long long looked_at

    @cython.locals(at=cython.int)
    cdef int is_new(self, unsigned long long key) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void start(self) noexcept nogil
    @cython.locals(node=cython.int)
    cdef void look(self, int tables) noexcept nogil
    @cython.locals(
        steps=cython.int, here=cython.int, there=cython.int, move=cython.int
    )
    cdef void go(self, int node) noexcept nogil
    @cython.locals(
        total=cython.double, key=cython.ulonglong, source=cython.int, count=cython.int,
        group=cython.int, low=cython.int, target=cython.int, upper=cython.int, taken=cython.int,
    )
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(
        target=cython.int, count=cython.int, run=cython.int, low=cython.int, taken=cython.int,
        lead=cython.int,
    )
    cdef void try_empty(
        self, int node, double total, unsigned long long key, int source, int group
    ) noexcept nogil
    @cython.locals(left=cython.int, lead=cython.int, joined=cython.int)
    cdef int is_useful(self, int source, int taken, int target) noexcept nogil
    @cython.locals(
        base=cython.int, left=cython.int, hidden=cython.int, ends=cython.int,
        over_source=cython.int, place=cython.int, value=cython.double, count=cython.int,
        added=cython.double, cards=cython.ulonglong, run=cython.int, parts=cython.int,
        first=cython.int, under=cython.int, i=cython.int, card=cython.int,
        under_source=cython.int, under_target=cython.int,
    )
    cdef void child(
        self, int node, double total, unsigned long long key, int source, int taken, int target
    ) noexcept nogil
    @cython.locals(node=cython.int, depth=cython.int)
    cdef void note(self, int parent, int move, double value, int ends) noexcept nogil
    @cython.locals(at=cython.int, rank=cython.double)
    cdef void push(self, int node) noexcept nogil
    @cython.locals(item=cython.int, rank=cython.double, kid=cython.int)
    cdef void sink(self, int at) noexcept nogil
