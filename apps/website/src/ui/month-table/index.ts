export { MonthHead } from './month-head.tsx'
export { MonthTable } from './month-table.tsx'
