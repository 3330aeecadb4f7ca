export { settingsTranslation, translationEndpoints } from './endpoints.ts'
export {
  bothLanguages,
  isEnglishAlone,
  keepDraftState,
  publishEnglishAlone,
  refuseSharedDraft,
} from './publish-one-language.ts'
