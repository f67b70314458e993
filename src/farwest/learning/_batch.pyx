# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, binding=False
"""Many games of one kind, stepped without the interpreter. `vector.py` is its door.

What a seat sees is written by a plan: a row for each field of the view, made by `planning.py` from
how the fields are declared and from where the compiled state keeps them.
"""

from cpython.ref cimport PyObject
from libc.setjmp cimport setjmp
from libc.stdint cimport int32_t, int64_t, uint8_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset
from farwest.kernel._guard cimport hot_div, hot_landing, hot_mod, hot_raise
from farwest.kernel._fast cimport Dice, State, Stepper

cdef enum:
    OVER = -3
    MOST_SEATS = 8

cdef enum:  # leaves, as planning.py numbers them
    NUMBER = 0
    UNIT = 1
    SEAT = 2
    ONE_HOT = 3
    BITS = 4
    SEAT_BITS = 5
    SEATED_BITS = 6
    ADDED = 7
    COUNTED = 8

cdef struct Row:  # its order is that of planning.PlanRow
    int64_t leaf
    int64_t true_state  # read what is true, not what is veiled: only what is added up
    int64_t place  # bytes from the start of the state
    int64_t wide  # the number is of 64 bits, not 32
    int64_t rows
    int64_t row_bytes
    int64_t row_by_seat
    int64_t items
    int64_t item_bytes
    int64_t item_by_seat
    int64_t width  # numbers written for each item
    int64_t size  # of the list it is one of
    int64_t unknown
    int64_t unit
    int64_t filled  # where the state says how many rows there are; below 0: all
    int64_t own_bytes  # from one seat's to the next
    int64_t inner  # numbers that are added up, or counted
    int64_t at  # which of them, as bits
    int64_t out  # where it is written

cdef inline int64_t number_at(const char* place, bint wide) noexcept nogil:
    return (<const int64_t*>place)[0] if wide else (<const int32_t*>place)[0]


cdef class Batch:
    cdef int64_t games, rows, most_seats, actions, size, longest
    cdef bint veils
    cdef list kept
    cdef State root
    cdef Stepper stepper
    cdef PyObject** states
    cdef PyObject** dice
    cdef PyObject** veiled  # by game that a share of them begins with: threads share none
    cdef int64_t* played
    cdef Row* plan

    def __cinit__(self):
        self.states = self.dice = self.veiled = NULL
        self.played = NULL
        self.plan = NULL

    def __init__(self, State root not None, list states, list veiled, list dice, Stepper stepper not None,
                 const int64_t[:, ::1] plan, int64_t most_seats, int64_t actions, int64_t size,
                 int64_t longest, bint veils):
        cdef int64_t k, column
        self.games, self.rows = len(states), plan.shape[0]
        if plan.shape[1] * sizeof(int64_t) != sizeof(Row) or most_seats > MOST_SEATS:
            raise ValueError("this plan was made for another build of the batch")
        self.most_seats, self.actions, self.size, self.longest = most_seats, actions, size, longest
        self.veils, self.root, self.stepper = veils, root, stepper
        self.kept = [states, veiled, dice]
        self.states = <PyObject**>calloc(self.games + 1, sizeof(PyObject*))
        self.veiled = <PyObject**>calloc(self.games + 1, sizeof(PyObject*))
        self.dice = <PyObject**>calloc(self.games + 1, sizeof(PyObject*))
        self.played = <int64_t*>calloc(self.games + 1, sizeof(int64_t))
        self.plan = <Row*>calloc(self.rows + 1, sizeof(Row))
        if not (self.states and self.veiled and self.dice and self.played and self.plan):
            raise MemoryError()
        for k in range(self.games):
            for of_kind, held in ((State, states), (State, veiled), (Dice, dice)):
                if not isinstance(held[k], of_kind):
                    raise TypeError("a batch steps compiled states with compiled dice")
            self.states[k] = <PyObject*>states[k]
            self.veiled[k] = <PyObject*>veiled[k]
            self.dice[k] = <PyObject*>dice[k]
        for k in range(self.rows):
            for column in range(plan.shape[1]):
                (<int64_t*>&self.plan[k])[column] = plan[k, column]

    def __dealloc__(self):
        free(self.states)
        free(self.veiled)
        free(self.dice)
        free(self.played)
        free(self.plan)

    def begin(self, int64_t first, int64_t end, float[:, ::1] seen, uint8_t[:, ::1] mask, int32_t[::1] seat):
        """New games, and what their first seat sees."""
        cdef bint failed
        cdef int64_t k = first
        with nogil:
            failed = setjmp(hot_landing()[0]) != 0
            if not failed:
                for k in range(first, end):
                    self.renew(k)
                    self.show(<State>self.states[k], <State>self.veiled[first], &seen[k, 0], &mask[k, 0], &seat[k])
        if failed:
            hot_raise()

    def first_illegal(self, const int32_t[::1] actions):
        """The game whose action is none of its options; -1: there is none."""
        cdef int64_t k, found = -1
        with nogil:
            for k in range(self.games):
                if not self.offers(<State>self.states[k], actions[k]):
                    found = k
                    break
        return found

    def step(self, int64_t first, int64_t end, const int32_t[::1] actions, float[:, ::1] seen,
             uint8_t[:, ::1] mask, int32_t[::1] seat, float[:, ::1] reward, uint8_t[::1] ended, uint8_t[::1] cut):
        """Every action is legal: the door has looked. A game that ends begins anew."""
        cdef bint failed
        cdef int64_t k = first
        with nogil:
            failed = setjmp(hot_landing()[0]) != 0
            if not failed:
                for k in range(first, end):
                    self.play(k, <State>self.states[k], actions[k], &reward[k, 0], &ended[k], &cut[k])
                    if ended[k] or cut[k]:
                        self.renew(k)
                    self.show(<State>self.states[k], <State>self.veiled[first], &seen[k, 0], &mask[k, 0], &seat[k])
        if failed:
            hot_raise()

    cdef bint offers(self, State s, int64_t action) noexcept nogil:
        cdef int64_t low = 0, high = s.count, middle
        while low < high:
            middle = (low + high) // 2
            if s.c_action[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < s.count and s.c_action[low] == action

    cdef void renew(self, int64_t k) noexcept nogil:
        self.played[k] = self.stepper.c_begin(<State>self.states[k], self.root, <Dice>self.dice[k])

    cdef void play(self, int64_t k, State s, int64_t action, float* reward, uint8_t* ended, uint8_t* cut) noexcept nogil:
        cdef int64_t seat, other, beaten, met
        self.played[k] += self.stepper.c_advance(s, action, <Dice>self.dice[k])
        memset(reward, 0, self.most_seats * sizeof(float))
        ended[0] = s.seat == OVER
        cut[0] = not ended[0] and self.played[k] >= self.longest
        if ended[0]:
            self.stepper.c_rank(s)
            for seat in range(s.seats):
                beaten = met = 0
                for other in range(s.seats):
                    if s.c_side(other) != s.c_side(seat):
                        met += 1
                        beaten += s.place[other] > s.place[seat]
                        beaten -= s.place[other] < s.place[seat]
                if met > 0:
                    reward[seat] = <float>beaten / <float>met

    cdef void show(self, State s, State veiled, float* seen, uint8_t* mask, int32_t* seat) noexcept nogil:
        cdef int64_t n
        memset(mask, 0, self.actions)
        for n in range(s.count):
            mask[s.c_action[n]] = 1
        seat[0] = <int32_t>s.seat
        self.look(s, veiled, s.seat, seen)

    def looked(self, State s not None, State veiled not None, int64_t seat, float[::1] seen):
        """What a seat sees of any state: for tests, and for who steps games one by one."""
        if type(s) is not type(self.root) or type(veiled) is not type(self.root):
            raise TypeError("these eyes are for the states of another game")
        if seen.shape[0] != self.size or not 0 <= seat < s.seats:
            raise ValueError("a seat sees as many numbers as the encoder says")
        if setjmp(hot_landing()[0]) != 0:
            hot_raise()
        self.look(s, veiled, seat, &seen[0])

    cdef void look(self, State s, State veiled, int64_t seat, float* seen) noexcept nogil:
        cdef int64_t n, next = seat
        cdef int64_t around[MOST_SEATS]
        cdef const char* true_state = <const char*><void*>s
        cdef const char* shown = true_state
        if self.veils:
            veiled.c_copy_from(s)
            veiled.c_veil(seat)
            shown = <const char*><void*>veiled
        for n in range(self.most_seats):
            around[n] = next if n < s.seats else -1
            next = next + 1 if next + 1 < s.seats else 0
        memset(seen, 0, self.size * sizeof(float))
        for n in range(self.rows):
            write(&self.plan[n], true_state if self.plan[n].true_state else shown, seat, s.seats, self.most_seats, around, seen)


cdef inline int64_t seat_from(int64_t value, int64_t seat, int64_t seats) noexcept nogil:
    """How many seats on: a division would take longer than all the rest."""
    return value - seat if value >= seat else value - seat + seats


cdef inline void write(const Row* row, const char* base, int64_t seat, int64_t seats, int64_t most_seats, const int64_t* around, float* seen) noexcept nogil:
    """Its own loop for each shape that is common; the last is for all of them."""
    cdef int64_t i, j, a, b, value, rows = row.rows, step = row.row_bytes, width = row.width
    cdef const char* start = base + row.place + row.own_bytes * seat
    cdef const int32_t* numbers
    cdef float* out = seen + row.out
    cdef int64_t filled = rows
    if row.filled >= 0:
        filled = (<const int64_t*>(base + row.filled))[0]
    elif rows == 1 and row.items == 1:
        leaf(row, start, seat, seats, most_seats, around, out)
        return
    elif row.items == 1 and not row.row_by_seat and not row.wide:
        if row.leaf == ONE_HOT:
            for i in range(rows):
                value = (<const int32_t*>(start + i * step))[0]
                if value == row.unknown:
                    out[row.size] = 1
                elif 0 <= value < row.size:
                    out[value] = 1
                out += width
            return
        if row.leaf == SEAT:
            for i in range(rows):
                value = (<const int32_t*>(start + i * step))[0]
                if 0 <= value < seats:
                    out[seat_from(value, seat, seats)] = 1
                out += width
            return
    for i in range(rows):
        a = around[i] if row.row_by_seat else i
        if a < 0 or a >= filled:
            out += row.items * width
        elif row.leaf == NUMBER and row.item_bytes == 4 and not row.item_by_seat:
            numbers = <const int32_t*>(start + a * step)
            if numbers[0] != row.unknown:  # a row that begins so is unknown as a whole
                for j in range(row.items):
                    out[j] = <float>numbers[j]
            out += row.items
        else:
            for j in range(row.items):
                b = around[j] if row.item_by_seat else j
                if b >= 0:
                    leaf(row, start + a * step + b * row.item_bytes, seat, seats, most_seats, around, out)
                out += width


cdef inline void leaf(const Row* row, const char* place, int64_t seat, int64_t seats, int64_t most_seats, const int64_t* around, float* out) noexcept nogil:
    cdef int64_t k, value = number_at(place, row.wide != 0)
    if row.leaf == NUMBER:
        if value != row.unknown:
            out[0] = <float>value
    elif row.leaf == ONE_HOT:
        if value == row.unknown:
            out[row.size] = 1
        elif 0 <= value < row.size:
            out[value] = 1
    elif row.leaf == SEAT:
        if 0 <= value < seats:
            out[seat_from(value, seat, seats)] = 1
    elif row.leaf == BITS:
        for k in range(row.size):
            out[k] = value >> k & 1
    elif row.leaf == SEAT_BITS or row.leaf == SEATED_BITS:
        for k in range(seats):
            out[k] = value >> around[k] & 1
        if row.leaf == SEATED_BITS:
            for k in range(most_seats, row.size):
                out[k] = value >> k & 1
    elif row.leaf == UNIT:
        out[0] = <float>hot_div(value, row.unit)
        out[1] = <float>hot_mod(value, row.unit)
    elif row.leaf == ADDED:
        value = 0
        for k in range(row.inner):
            value += number_at(place + 4 * k, False)
        out[0] = <float>value
    elif row.leaf == COUNTED:
        value = 0
        for k in range(row.inner):
            value += row.at >> number_at(place + 4 * k, False) & 1
        out[0] = <float>value
