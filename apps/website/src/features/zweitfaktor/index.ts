export { LoginCodes, PendingLoginForm, titleOfPending } from './pending-login.tsx'
export { SecondFactorPage } from './second-factor-page.tsx'
export { factorTexts } from './texts.ts'
