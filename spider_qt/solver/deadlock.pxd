# The types of the compiled form of deadlock.py.
cimport cython

from spider_qt.solver.table cimport Table

cdef int ROWS

cdef class Deadlock(Table):
    cdef int rows, space, changed
    cdef int[::1] row_start
    cdef unsigned char[::1] row_cards
    cdef unsigned char[::1] parted
    cdef int[::1] free
    cdef int[::1] come

    @cython.locals(column=cython.int)
    cdef int is_dead(self, int dealt) noexcept nogil
    @cython.locals(
        i=cython.int, card=cython.int, column=cython.int, count=cython.int, place=cython.int
    )
    cdef int look_around(self, int dealt) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void uncover(self, int column, int at) noexcept nogil
    @cython.locals(
        base=cython.int, place=cython.int, near=cython.int, i=cython.int, card=cython.int,
        rank=cython.int, suit=cython.int, together=cython.int, joined=cython.int,
    )
    cdef int part(self, int column) noexcept nogil
    cdef int travels(self, int upper, int lower) noexcept nogil
    @cython.locals(targets=cython.int, other=cython.int)
    cdef int leaves(self, int rank, int suit, int at, int together) noexcept nogil
    @cython.locals(base=cython.int, place=cython.int, i=cython.int, card=cython.int)
    cdef int holds(self, int column) noexcept nogil
