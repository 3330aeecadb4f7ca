export { AskedForReminders, ReminderForm } from './reminder-form.tsx'
export { collectedKinds, OwnPart, Reminders } from './reminders.tsx'
export { reminderTexts, timeInWords, useReminderTexts } from './texts.ts'
