/** What only a site with advertisements shows. */
export { AdSlot } from './AdSlot.tsx'
export { AdChoices, Consent } from './Consent.tsx'
