export { aemterOnPage } from './aemter-on-page.ts'
export { cartCookie, readCartCookie } from './cart-cookie.ts'
export type { CouncilContent, CouncilPage, CouncilPlace, NewInCouncil } from './council.ts'
export { type CouncilSession, councilCookies, readCouncilCookies } from './council-cookie.ts'
export {
  directoryCookie,
  directoryPath,
  readDirectoryCookie,
} from './directory-cookie.ts'
export { emptyShell } from './empty-shell.ts'
export { type FeedTyp, feedPath, isFeedTyp } from './feed-path.ts'
export {
  hitsPerPage,
  type IntranetContent,
  type IntranetFrame,
  type IntranetPage,
  type IntranetPlace,
  type NewOnPage,
  type PasswordChange,
  type RubrikOnPage,
} from './intranet.ts'
export {
  type DirectoryFault,
  type FactorAct,
  type FactorFault,
  type FactorStep,
  factorActs,
  type PendingLogin,
} from './login-outcomes.ts'
export { type FormTarget, newsletterTarget } from './newsletter-target.ts'
export {
  type AemterOnPage,
  type AmtName,
  type AmtOnPage,
  ContentError,
  type ContentErrorCode,
  type ListedPage,
  type Menus,
  type Page,
  type PageBlock,
  type PageResult,
  type Shell,
  type UnitOnPage,
  type UnitsOnPage,
} from './page.ts'
export { paymentCookie, readPaymentCookie } from './payment-cookie.ts'
export type { CookieTerms } from './personal-cookie.ts'
export { type PhotoArchive, photoArchivePath } from './photo-archive.ts'
export {
  holdNoLonger,
  newRenderFacts,
  type RenderFacts,
  setShellFacts,
  shellTags,
} from './render-facts.ts'
export { type IntranetSession, readSessionCookie, sessionCookie } from './session-cookie.ts'
export { unitsOnPage } from './units-on-page.ts'
export {
  type GruppeOnPage,
  type VerfahrenOnPage,
  type WegweiserOnPage,
  wegweiserOnPage,
} from './wegweiser-on-page.ts'
