export { askedDay } from './asked-day.ts'
export { type Day, DayPictures } from './day-pictures.tsx'
export { PhotoPoint } from './photo-point.tsx'
