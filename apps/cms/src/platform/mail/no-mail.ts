import type { EmailAdapter } from 'payload'

/** The back office sends no mail: accounts are opened and passwords set by the administration. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'niemand@kurstadt.example',
  defaultFromName: 'Kurstadt',
  sendEmail: () => Promise.reject(new Error('The back office sends no mail.')),
})
