export { Accordion, type AccordionItem } from './accordion.tsx'
export { collapseAll } from './collapse-all.ts'
