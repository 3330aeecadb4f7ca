import type { Subject } from '../subject.ts'
import { visitDays } from './collections/anfragen/kept-days.ts'
import { usualDays } from './collections/anfragen/lebenslauf.ts'
import { collections } from './collections/index.ts'
import { personalData } from './personal-data.ts'

export { usualDays } from './collections/anfragen/lebenslauf.ts'
export { deleteRequests } from './delete-requests.ts'
export { indexWordsOfRequests } from './inbox/index.ts'

/** Requests: what visitors send and offices answer. */
export const anfragen = {
  collections,
  personalData: [personalData],
  keptTimes: [
    // The settings may say another time.
    { name: 'anfragen', wert: usualDays, einheit: 'tage' },
    { name: 'corona', wert: visitDays, einheit: 'tage' },
  ],
} satisfies Subject
