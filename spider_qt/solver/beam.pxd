# The types of the compiled form of beam.py.
cimport cython

from spider_qt.solver.frontier cimport Frontier

cdef class Beam(Frontier):
    cdef readonly int goal, onto_empty, levels, most_done, winner
    cdef readonly long long looked_at
    cdef double noise, haste, thrift
    cdef int depth
    cdef unsigned long long seed
    cdef int gathers, loose

    @cython.locals(i=cython.int, value=cython.double)
    cpdef void enter(self, int gathers)
    cdef double spent(self, int node) noexcept nogil
    @cython.locals(found=cython.int)
    cpdef int level(self)
    @cython.locals(
        i=cython.int, node=cython.int, column=cython.int, card=cython.int, value=cython.double
    )
    cpdef void deal(self, bytes row, worth, int ordered)
    @cython.locals(i=cython.int, kept=cython.int, best=cython.int)
    cdef void choose_dealt(self)
    @cython.locals(
        column=cython.int, best=cython.int, total=cython.double, key=cython.ulonglong,
        source=cython.int, count=cython.int, i=cython.int, move=cython.int,
    )
    cdef int fill(self, int node) noexcept nogil
    cdef int takes_empty(self, int source, int count) noexcept nogil
    cdef int lead(self, int source, int count) noexcept nogil
    @cython.locals(
        i=cython.int, kept=cython.int, best=cython.int, parent=cython.int, move=cython.int,
        node=cython.int, done=cython.int, value=cython.double,
    )
    cdef int deepen(self) noexcept nogil
    @cython.locals(
        total=cython.double, key=cython.ulonglong, source=cython.int, count=cython.int,
        taken=cython.int, low=cython.int, target=cython.int, lying=cython.int, upper=cython.int,
        run=cython.int,
    )
    cdef void expand(self, int parent) noexcept nogil
    @cython.locals(lead=cython.int, target=cython.int)
    cdef void try_targets(
        self, int parent, double total, unsigned long long key, int source, int taken
    ) noexcept nogil
    @cython.locals(target=cython.int)
    cdef void try_empty(
        self, int parent, double total, unsigned long long key, int source, int taken
    ) noexcept nogil
    @cython.locals(lead=cython.int, left=cython.int, joined=cython.int)
    cdef int is_useful(self, int source, int taken, int target) noexcept nogil
    @cython.locals(
        left=cython.int, lying=cython.int, hidden=cython.int, base=cython.int, place=cython.int,
        value=cython.double, added=cython.double, cards=cython.ulonglong, run=cython.int,
        first=cython.int, under=cython.int, i=cython.int, card=cython.int, count=cython.int,
        whole=cython.int,
    )
    cdef void child(
        self, int parent, double total, unsigned long long key, int source, int taken, int target
    ) noexcept nogil
