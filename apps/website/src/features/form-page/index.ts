export {
  type Failure,
  type FormPage,
  FormPageContext,
  type FormReply,
  type FormState,
  useFormPage,
} from './form-page.ts'
