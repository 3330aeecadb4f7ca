import { APIError } from 'payload'

/** An upload was refused; the message tells the editor what to do instead. */
export class UploadError extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true)
  }
}
