import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'
import { daysToConfirm } from './kept.ts'
import { personalData } from './personal-data.ts'

export {
  type Alert,
  alertMessage,
  countAlertDevices,
  isAlertSent,
  postAlert,
} from './push/alerts.ts'
export { unsubscribeAddress } from './zugang.ts'

/** What people have asked to be told of, by mail or on a device: papers, news, collections, alerts. */
export const abos = {
  calls,
  personalData: [personalData],
  keptTimes: [{ name: 'abos', wert: daysToConfirm, einheit: 'tage' }],
} satisfies Subject
