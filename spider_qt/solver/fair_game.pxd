# The types of the compiled form of fair_game.py.
cimport cython

from spider_qt.solver.fair_search cimport FairSearch

cdef int BANNED, WEIGHTS, HEAD, DEAL, PLANS, PLAN_MOVES, LONGEST_GAME

cdef class FairGame(FairSearch):
    cdef readonly int goal, plans_made
    cdef unsigned char[::1] stock
    cdef readonly int stock_at, stock_count
    cdef int[::1] unseen
    cdef int unseen_count
    cdef double[::1] worths
    cdef int rows
    cdef unsigned char[::1] root
    cdef int root_stock
    cdef int[::1] plan_move
    cdef int[::1] plan_length
    cdef int[::1] fills
    cdef int filled
    cdef unsigned long long[::1] banned
    cdef int bans
    cdef unsigned long long seed
    cdef readonly double outlook
    cdef readonly int outlook_rows

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
    @cython.locals(hidden=cython.int, column=cython.int)
    cpdef int down(self)
    cpdef void whole(self, int tables)
    cpdef unsigned long long key_now(self)
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
    cdef int rows_left(self) noexcept nogil
    cpdef double worth_now(self)
    @cython.locals(column=cython.int, i=cython.int)
    cpdef bytes written(self)
    @cython.locals(i=cython.int)
    cpdef bytes undealt(self)
    cpdef int step(self, int tables)
