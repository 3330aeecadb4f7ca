export { AreaFrame, Away } from './area-frame.tsx'
export { Ask } from './ask.tsx'
export { Band, type Person } from './band.tsx'
export { LoginForm, type LoginProblem } from './login-form.tsx'
export {
  ChangeForm,
  FirstPassword,
  ForgottenForm,
  RenewalForm,
  type RenewalState,
} from './password-forms.tsx'
export { below, type LoginPlace } from './place.ts'
export { SessionNotice } from './session-notice.tsx'
export { loginTexts } from './texts.ts'
