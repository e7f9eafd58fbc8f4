/**
 * A page of cart items as the platform sends it.
 * @param {number} lines
 */
export const cartResponse = (lines) => ({
  cartCoupons: { cartCoupons: { coupons: [] } },
  cartItems: Array.from({ length: lines }, (_, index) => ({
    cartItem: cartItem(index),
    message: null,
    status: 'Success',
  })),
  cartPromotions: { promotions: { promotions: [] } },
  cartSummary: {
    ...{ cartId: '0a6Q50000000001AAA', currencyIsoCode: 'CHF', asyncOperationStatus: 'Completed' },
    ...{ status: 'Active', type: 'Cart', taxType: 'Net', webstoreId: '0ZEQ50000000001AAA' },
    ...{ totalProductCount: `${lines * 25}.0`, uniqueProductCount: lines, totalProductAmount: '150.00' },
    ...{ grandTotalAmount: '151.34', totalTaxAmount: '11.34', totalChargeAmount: '0.00' },
  },
  ...{ currentPage: 1, hasErrors: false, totalItemCount: lines, totalNumberOfPages: 1 },
})

/** @param {number} index */
const cartItem = (index) => ({
  ...{ cartId: '0a6Q50000000001AAA', cartItemId: `0a9Q5${String(index).padStart(10, '0')}AAA` },
  ...{ currencyIsoCode: 'CHF', listPrice: '3.20', salesPrice: '3.00', quantity: '50.0', type: 'Product' },
  ...{ totalAmount: '151.34', totalListPrice: '160.00', totalPrice: '140.00', totalTax: '11.34' },
  ...{ totalAdjustmentAmount: '-10.00', unitAdjustedPrice: '3.00', itemizedAdjustmentAmount: '-10.00' },
  messagesSummary: { errorCount: null, hasErrors: null, limitedMessages: [], relatedEntityId: null },
  ...{ name: 'Faltkarton 400 x 300 x 200 mm', productClass: 'Simple', productId: `01tQ5${index}AAA` },
  productDetails: {
    fields: {
      Description: 'Einwellig, braun',
      ProductCode: 'K-400',
      QuantityUnitOfMeasure: 'Stk',
      Family: null,
    },
    ...{ name: 'Faltkarton 400 x 300 x 200 mm', productId: `01tQ5${index}AAA`, sku: 'K-400' },
    purchaseQuantityRule: { minimum: '25', maximum: '5000', increment: '25' },
    thumbnailImage: { id: '2pmQ50000000001AAA', mediaType: 'Image', url: '/cms/delivery/media/EXAMPLEKEY' },
    variationAttributes: {},
  },
})
