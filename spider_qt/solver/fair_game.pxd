# The types of the compiled form of fair_game.py.
cimport cython

from spider_qt.solver.fair_table cimport FairTable

cdef int BANNED, DEAL_CODE, PLANS, PLAN_MOVES, LONGEST_GAME

cdef class FairGame(FairTable):
    cdef int[::1] plan_move
    cdef int[::1] plan_length
    cdef int[::1] fills
    cdef int filled
    cdef unsigned long long[::1] banned
    cdef readonly double outlook
    cdef readonly int outlook_rows

    @cython.locals(
        target=cython.int, best=cython.int, top=cython.double, source=cython.int,
        group=cython.int, taken=cython.int, left=cython.int, lead=cython.int,
        value=cython.double, barred=cython.int,
    )
    cdef int fill(self) noexcept nogil
    @cython.locals(key=cython.ulonglong, i=cython.int)
    cdef int is_banned(self) noexcept nogil
    cdef void ban(self, unsigned long long key) noexcept nogil
    @cython.locals(move=cython.int)
    cdef void empty_again(self) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double dealt_rank(self, int node) noexcept nogil
    @cython.locals(best=cython.int, i=cython.int, node=cython.int, calm=cython.int)
    cdef int go_on(self, int tables) noexcept nogil
    @cython.locals(plans=cython.int)
    cdef void play(self, int tables) noexcept nogil
    cpdef void whole(self, int tables)
    cpdef void seek(self, int tables, banned)
    @cython.locals(i=cython.int, node=cython.int)
    cpdef list endings(self)
    @cython.locals(node=cython.int)
    cpdef list way(self, int node)
    @cython.locals(i=cython.int, bans=cython.int, node=cython.int, possible=cython.int)
    cpdef list way_to_deal(self)
    @cython.locals(i=cython.int)
    cpdef void plan(self, int number, moves)
    @cython.locals(i=cython.int)
    cpdef int trial(self, int number, unsigned long long seed, int tables, int plans)
    @cython.locals(i=cython.int)
    cdef int look_out(self, int tables) noexcept nogil
    cdef int go_far(self, int tables, int plans) noexcept nogil
