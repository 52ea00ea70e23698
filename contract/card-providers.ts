// Providers of card payments that staff may choose in the panel.

/** `none`: nobody, unless the environment names one. */
export const CARD_PROVIDER_CHOICES = ['none', 'iyzico', 'paytr'] as const;
export type CardProviderChoice = (typeof CARD_PROVIDER_CHOICES)[number];

export const PANEL_PROVIDERS = ['iyzico', 'paytr'] as const satisfies readonly CardProviderChoice[];
export type PanelProvider = (typeof PANEL_PROVIDERS)[number];
