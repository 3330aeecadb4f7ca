/** Days that a group stays that nothing is added to: longer where nobody has dealt with it. */
export const keptDays = { open: 90, done: 30 } as const
