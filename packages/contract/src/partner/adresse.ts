import { email } from '../forms/fields.ts'

/** The address that an invitation goes to: one, as in every form. */
export const partnerEmail = email
