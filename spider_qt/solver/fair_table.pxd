# The types of the compiled form of fair_table.py.
cimport cython

from spider_qt.solver.fair_search cimport FairSearch

cdef int WEIGHTS, HEAD, DEAL

cdef class FairTable(FairSearch):
    cdef readonly int goal
    cdef unsigned char[::1] stock
    cdef readonly int stock_at, stock_count
    cdef int[::1] unseen
    cdef int unseen_count
    cdef double[::1] worths
    cdef int rows, bans
    cdef unsigned char[::1] root
    cdef int root_stock
    cdef unsigned long long seed

    @cython.locals(i=cython.int)
    cpdef void weigh(self, worths, int rows)
    @cython.locals(i=cython.int)
    cpdef void begin(self, bytes record, bytes stock)
    @cython.locals(
        at=cython.int, i=cython.int, column=cython.int, count=cython.int, hidden=cython.int,
        card=cython.int,
    )
    cdef void restore(self) noexcept nogil
    @cython.locals(rows=cython.int, i=cython.int, column=cython.int, count=cython.int)
    cdef void attune(self) noexcept nogil
    @cython.locals(i=cython.int, part=cython.double)
    cdef void assess(self) noexcept nogil
    @cython.locals(left=cython.int, column=cython.int, one=cython.int, other=cython.int)
    cdef void suppose(self, unsigned long long seed) noexcept nogil
    cdef int draw(self, int below) noexcept nogil
    @cython.locals(column=cython.int)
    cdef int hiding(self, int number) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int)
    cdef void swap(self, int one, int other) noexcept nogil
    @cython.locals(source=cython.int, target=cython.int)
    cdef void act(self, int move) noexcept nogil
    @cython.locals(count=cython.int, card=cython.int)
    cdef void settle(self, int column) noexcept nogil
    cdef void meet(self, int card) noexcept nogil
    @cython.locals(column=cython.int, card=cython.int)
    cdef void deal(self) noexcept nogil
    @cython.locals(hidden=cython.int, column=cython.int)
    cpdef int down(self)
    cpdef unsigned long long key_now(self)
    cdef int rows_left(self) noexcept nogil
