/** One facet of a shop's lists, as data: how an address names it, and the field of the platform behind it. */
export interface FacetDefinition {
  /** Name of its query parameter. */
  readonly parameter: string
  /** `nameOrId` of the platform's facet. */
  readonly field: string
  /** As the platform says it for the facet. @default Custom */
  readonly attributeType?: 'Standard' | 'Custom' | 'ProductCategory'
  /** Values, a from–to, or on and off. */
  readonly kind: FacetKind
}

/** How a facet is chosen from. */
export type FacetKind =
  /** Any of the platform's values. */
  | {
      /** Several may be chosen; an article needs one of them. */
      readonly type: 'values'
    }
  /**
   * From–to, over values that are the lower edges of steps: `200` with a `step` of 50 is 200 to 250, both ends included.
   * From `last` on there is one step without an upper end.
   */
  | {
      /** Chosen by two ends, of which one may be open. */
      readonly type: 'range'
      /** Width of a step in the facet's unit. */
      readonly step: number
      /** Lower edge of the last step. */
      readonly last: number
    }
  /** One of the platform's values or nothing; `1` in the address. */
  | {
      /** On or off. */
      readonly type: 'flag'
      /** The platform's value that 'on' stands for. */
      readonly value: string
    }

/** Fits the platform's limit of 20 values: any part of it is 20 steps at most. */
const steps = { type: 'range', step: 50, last: 1000 } as const
const values = { type: 'values' } as const

/** The facets of the shop's lists in the order of the panel and of addresses; sizes in mm. */
export const shopFacets: readonly FacetDefinition[] = [
  { parameter: 'length', field: 'InnerLengthStep__c', kind: steps },
  { parameter: 'width', field: 'InnerWidthStep__c', kind: steps },
  { parameter: 'height', field: 'InnerHeightStep__c', kind: steps },
  { parameter: 'flute', field: 'Flute__c', kind: values },
  { parameter: 'load', field: 'MaxLoadStep__c', kind: values },
  { parameter: 'colour', field: 'Colour__c', kind: values },
  { parameter: 'parcel', field: 'ParcelFormat__c', kind: values },
  { parameter: 'certificate', field: 'Certificates__c', kind: values },
  { parameter: 'stock', field: 'Availability__c', kind: { type: 'flag', value: 'in-stock' } },
  { parameter: 'wall', field: 'Wall__c', kind: values },
  { parameter: 'family', field: 'Family', attributeType: 'Standard', kind: values },
  { parameter: 'material', field: 'Material__c', kind: values },
  { parameter: 'adhesive', field: 'Adhesive__c', kind: values },
  { parameter: 'roll-width', field: 'Width__c', kind: values },
  { parameter: 'roll-length', field: 'RollLength__c', kind: values },
  { parameter: 'thickness', field: 'Thickness__c', kind: values },
  { parameter: 'grammage', field: 'Grammage__c', kind: values },
  { parameter: 'diameter', field: 'Diameter__c', kind: values },
]

/** The platform's limits of one search. */
export const facetLimits = { refinements: 9, values: 20 } as const
