export { AmtDetails } from './amt-details.tsx'
export { AmtFilter } from './amt-filter.tsx'
export { AmtHours } from './amt-hours.tsx'
export { AmtPlace } from './amt-place.tsx'
