# The types of the compiled form of fair_value.py.
cimport cython

from spider_qt.solver.fair_game cimport FairGame

cdef int FEATURES, FIRST, SECOND, NUMBERS, LOTS, UNKNOWN, DEAL_NODE, NO_NODE
cdef int ROWS, DONE, EMPTY, HIDDEN, OPENED, HIDDEN_SQUARE, LINKS, MIXED, GAPS, GAP_DEPTH
cdef int GAP_RANKS, PARTS, PARTS_OPEN, LEAST, NEXT_LEAST, LIKELY, LIKELY_SUIT, KINGS
cdef int LONGEST_RUN, RUN_SQUARES, RANKS, MOVES, SUIT_MOVES, HEADS, BASES, KINGS_BURIED
cdef int TOPS, RUNS_3, RUNS_5, RUNS_8, OPEN_CARDS, HIGHEST, COVERING, ONE_HIDDEN
cdef int TURNED, DEALT, LAST_ROW, NO_EMPTY, TWO_EMPTY, ALL_OPEN

cdef class FairValue(FairGame):
    cdef double[::1] net
    cdef double[::1] features
    cdef double[::1] chosen
    cdef double[::1] divisors
    cdef double[::1] inner
    cdef int[::1] order
    cdef int[::1] seen_top
    cdef int[::1] seen_run
    cdef double[::1] chance
    cdef double[::1] chance_suit
    cdef int top_ranks
    cdef unsigned long long top_kinds
    cdef double[::1] lots
    cdef double noise
    cdef unsigned long long luck

    cpdef void teach(self, net, double noise, unsigned long long seed)
    @cython.locals(i=cython.int, part=cython.double)
    cdef void count_unseen(self) noexcept nogil
    @cython.locals(i=cython.int, column=cython.int, rows=cython.int)
    cdef void describe(self, int deal) noexcept nogil
    @cython.locals(
        count=cython.int, hidden=cython.int, place=cython.int, turned=cython.int,
        parts=cython.int,
    )
    cdef void survey(self, int column) noexcept nogil
    cdef void survey_top(self, int column, int top, int run) noexcept nogil
    @cython.locals(run=cython.int, i=cython.int, upper=cython.int, lower=cython.int)
    cdef void survey_links(self, int base, int hidden, int count) noexcept nogil
    cdef void end_run(self, int run) noexcept nogil
    @cython.locals(
        run=cython.int, head=cython.int, count=cython.int, other=cython.int, top=cython.int
    )
    cdef void look_for_moves(self, int column) noexcept nogil
    @cython.locals(at=cython.int, i=cython.int, j=cython.int, value=cython.double)
    cdef double judge(self) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double tried(self, int deal) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void remember(self) noexcept nogil
    cpdef int choose(self, int most)
    @cython.locals(
        best=cython.int, top=cython.double, i=cython.int, k=cython.int, first=cython.int,
        node=cython.int, value=cython.double,
    )
    cdef int choose_now(self, int most) noexcept nogil
    @cython.locals(best=cython.int)
    cpdef int go_on_by_choice(self, int tables, int most)
    cpdef choice(self)
