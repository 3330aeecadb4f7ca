export {
  type Abweichung,
  type Day,
  nextService,
  serviceOn,
  type Timetable,
} from './timetable.ts'
