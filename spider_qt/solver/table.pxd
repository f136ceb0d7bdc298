# The types of the compiled form of table.py.
cimport cython

cdef int COLUMNS, LONGEST, RECORD
cdef unsigned long long MASK, GOLD, MIX_1, MIX_2, SALT_HIDDEN, SALT_COLUMN

cdef unsigned long long mix(unsigned long long x) noexcept nogil

cdef class Table:
    cdef readonly int columns, run, build, travel, empty, stride, longest, widest, room, done
    cdef int ordered
    cdef unsigned long long mask
    cdef double[::1] worth
    cdef int[::1] length
    cdef int[::1] hidden
    cdef unsigned char[::1] cards
    cdef double[::1] sums
    cdef unsigned long long[::1] hashes
    cdef int[::1] runs
    cdef int[::1] group
    cdef double[::1] value
    cdef unsigned long long[::1] key

    cpdef void weigh(self, worth, int ordered)
    cdef int fits(self, int upper, int lower) noexcept nogil
    @cython.locals(same=cython.int)
    cdef int suits_fit(self, int upper, int lower, int rule) noexcept nogil
    cdef double link(self, int under, int over, int run, int depth) noexcept nogil
    cdef double rest(self, int count, int hidden, int first) noexcept nogil
    cdef unsigned long long column_key(
        self, int column, unsigned long long prefix, int hidden
    ) noexcept nogil
    @cython.locals(
        count=cython.int, hidden=cython.int, base=cython.int, place=cython.int, under=cython.int,
        i=cython.int, card=cython.int, run=cython.int, seen=cython.int,
    )
    cdef void measure(self, int column) noexcept nogil
    @cython.locals(
        count=cython.int, base=cython.int, group=cython.int, upper=cython.int, lower=cython.int
    )
    cdef int movable(self, int column) noexcept nogil
    @cython.locals(card=cython.int, column=cython.int, count=cython.int, i=cython.int)
    cdef void load(self, unsigned char[::1] record, int at) noexcept nogil
    @cython.locals(card=cython.int, column=cython.int, count=cython.int, i=cython.int)
    cdef void store(self, unsigned char[::1] record, int at) noexcept nogil
    @cython.locals(left=cython.int, lying=cython.int, i=cython.int)
    cdef void play(self, int source, int count, int target) noexcept nogil
    cdef void put(self, int column, int card) noexcept nogil
    @cython.locals(column=cython.int)
    cdef void collect_all(self) noexcept nogil
    @cython.locals(left=cython.int)
    cdef void collect(self, int column) noexcept nogil
    cdef unsigned long long extend(self, unsigned long long cards, int card) noexcept nogil
    cdef double chance(self, unsigned long long key) noexcept nogil
    cdef unsigned long long slot(self, unsigned long long key) noexcept nogil
    @cython.locals(value=cython.double, column=cython.int)
    cdef double total(self) noexcept nogil
    @cython.locals(key=cython.ulonglong, column=cython.int)
    cdef unsigned long long total_key(self) noexcept nogil
