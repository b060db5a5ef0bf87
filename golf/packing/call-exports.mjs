/**
 * What every export of the modules answers: functions their samples, anything else itself.
 *
 * @param {Readonly<Record<string, Readonly<Record<string, unknown>>>>} modules
 * @param {Readonly<Record<string, Readonly<Record<string, readonly (readonly unknown[])[]>>>>} samples
 */
export function answersOf(modules, samples) {
  return Object.fromEntries(
    Object.entries(modules).map(([module, exported]) => [
      module,
      Object.fromEntries(
        Object.entries(exported).map(([name, value]) => {
          if (typeof value !== 'function') return [name, value]
          const calls = samples[module]?.[name]
          if (!calls) throw new Error(`There is no sample of ${name}`)
          return [name, calls.map((args) => value(...args))]
        }),
      ),
    ]),
  )
}
