# The types of the compiled form of glance.py.
cimport cython

cdef int COLUMNS, LONGEST, WEIGHTS
cdef unsigned long long MASK, GOLD, MIX_1, MIX_2, SALT

cdef unsigned long long mix(unsigned long long x) noexcept nogil

cdef class Glance:
    cdef readonly int columns, run, build, travel, empty, onto_empty, longest, slots, done
    cdef unsigned long long mask
    cdef double[::1] worth
    cdef int[::1] length
    cdef int[::1] hidden
    cdef unsigned char[::1] cards
    cdef double[::1] sums
    cdef unsigned long long[::1] hashes
    cdef int[::1] runs
    cdef int[::1] parts
    cdef double[::1] value
    cdef unsigned long long[::1] key
    cdef int[::1] top
    cdef int[::1] under
    cdef double[::1] likely
    cdef double[::1] likely_suit

    @cython.locals(
        count=cython.int, place=cython.int, under=cython.int, run=cython.int, parts=cython.int,
        value=cython.double,
    )
    cdef void lay(self, int column, int card) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void found(self, int column, int hidden) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double link(self, int under, int over, int run, int depth) noexcept nogil
    cdef int fits(self, int upper, int lower) noexcept nogil
    @cython.locals(same=cython.int)
    cdef int suits_fit(self, int upper, int lower, int rule) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double rest(self, int count, int hidden, int parts, int first) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double turned(self, int hidden) noexcept nogil
    cdef unsigned long long column_key(self, int column, unsigned long long prefix) noexcept nogil
    @cython.locals(count=cython.int, place=cython.int, first=cython.int, rest=cython.double)
    cdef void measure(self, int column) noexcept nogil
    cdef unsigned long long extend(self, unsigned long long cards, int card) noexcept nogil
    cdef unsigned long long scatter(self, unsigned long long x) noexcept nogil
    @cython.locals(left=cython.int, i=cython.int)
    cdef void shift(self, int source, int count, int target) noexcept nogil
    @cython.locals(
        count=cython.int, base=cython.int, group=cython.int, upper=cython.int, lower=cython.int
    )
    cdef int movable(self, int column) noexcept nogil
    @cython.locals(
        value=cython.double, ranks=cython.int, cards=cython.ulonglong, column=cython.int,
        card=cython.int, under=cython.int, empty=cython.int, least=cython.int,
    )
    cdef double welcome(
        self, int source, int over_source, int under_source, int target, int over_target,
        int under_target,
    ) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double whole_worth(self) noexcept nogil
    cdef int buried(self, int column, int count) noexcept nogil
    @cython.locals(value=cython.double, column=cython.int, count=cython.int)
    cdef double total(self) noexcept nogil
    @cython.locals(key=cython.ulonglong, column=cython.int)
    cdef unsigned long long total_key(self) noexcept nogil
