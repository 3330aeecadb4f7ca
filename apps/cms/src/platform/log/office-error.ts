import { describeError } from '@kurstadt/log'

/** The number that an error of the back office has in the administrator's list. */
export const numberOfOfficeError = (error: Error): string =>
  describeError('back-office', error, '').fehlernummer
