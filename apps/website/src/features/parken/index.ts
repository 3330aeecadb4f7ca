export { parkingEnds } from './parking-ends.ts'
export { ParkingList } from './parking-list.tsx'
export { ParkingState } from './parking-state.tsx'
export { useParkingTexts } from './texts.ts'
