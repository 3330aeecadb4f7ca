/** Days after its end for which somebody may be asked about an order. */
export const contactDays = 60

/** Years after the end of their own for which orders with their papers are kept (§ 147 AO). */
export const orderYears = 8
