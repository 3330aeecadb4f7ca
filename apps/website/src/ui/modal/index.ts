export { Modal, modalTitleId } from './modal.tsx'
export { ModalLink } from './modal-link.tsx'
