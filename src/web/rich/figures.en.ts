/** Figures that a model named without a source. */
export const figures = {
  unchecked: (figure: string) => `${figure}, not checked`,
  uncheckedHint:
    'Not checked: a model named this figure. Neither people here nor the facts that it was given say so.',
}
