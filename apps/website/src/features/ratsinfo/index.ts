export { Committee } from './committee.tsx'
export { Committees } from './committees.tsx'
export { CouncilHits } from './hits.tsx'
export { Meeting } from './meeting.tsx'
export { MeetingList } from './meeting-list.tsx'
export { Meetings } from './meetings.tsx'
export { Member } from './member.tsx'
export { Members } from './members.tsx'
export { NamedLink } from './named-link.tsx'
export { CouncilOverview } from './overview.tsx'
export { Paper } from './paper.tsx'
export {
  type CouncilPlaces,
  CouncilPlacesContext,
  internalPlaces,
  publicPlaces,
  useCouncilPlaces,
} from './places.ts'
export { CouncilSearch } from './search.tsx'
