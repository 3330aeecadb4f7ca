export {
  type Failure,
  type FormPage,
  FormPageContext,
  type FormReply,
  type FormResult,
  type FormState,
  type Problems,
  useFormPage,
} from './form-page.ts'
export { formPage } from './form-page-schema.ts'
