export { Choice, ChoiceList } from './choice.tsx'
