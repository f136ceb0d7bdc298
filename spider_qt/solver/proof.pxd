# The types of the compiled form of proof.py.
cimport cython

from spider_qt.solver.deadlock cimport Deadlock

cdef int _DEAL, _OPEN, _WON, _EXHAUSTED, _FULL

@cython.final
cdef class Proof(Deadlock):
    cdef readonly int goal, onto_empty, size, most, count, winner
    cdef int stacked, batch
    cdef unsigned char[::1] blob
    cdef int[::1] parent
    cdef int[::1] move
    cdef int[::1] stack
    cdef int[::1] slots
    cdef unsigned long long slot_mask
    cdef int[::1] sorted
    cdef int[::1] batch_move
    cdef double[::1] batch_value

    @cython.locals(stands=cython.int)
    cpdef int run_on(self, int states)
    @cython.locals(_=cython.int)
    cdef int search(self, int states) noexcept nogil
    @cython.locals(
        at=cython.longlong, card=cython.longlong, column=cython.int, count=cython.int, i=cython.int
    )
    cdef int unpack(self, int node) noexcept nogil
    @cython.locals(
        dealt=cython.int, empties=cython.int, source=cython.int, taken=cython.int, i=cython.int,
        move=cython.int, after=cython.int,
    )
    cdef void visit(self, int node) noexcept nogil
    @cython.locals(lead=cython.int, first=cython.int, target=cython.int, lying=cython.int)
    cdef void targets(self, int source, int taken, int dealt) noexcept nogil
    cdef void note(self, int move, double value) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, move=cython.int, value=cython.double)
    cdef void arrange(self) noexcept nogil
    @cython.locals(left=cython.int, lead=cython.int, value=cython.double, upper=cython.int)
    cdef double promise(self, int source, int taken, int target) noexcept nogil
    @cython.locals(start=cython.int, count=cython.int, column=cython.int)
    cdef void deal_row(self, int dealt) noexcept nogil
    @cython.locals(
        at=cython.longlong, card=cython.longlong, end=cython.longlong, key=cython.ulonglong,
        place=cython.int, column=cython.int, count=cython.int, i=cython.int, slot=cython.ulonglong,
    )
    cdef void enter(self, int parent, int move, int dealt) noexcept nogil
    @cython.locals(i=cython.int, a=cython.longlong, b=cython.longlong)
    cdef int same(self, int one, int other) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void sort_columns(self, int dealt) noexcept nogil
