/**
 * Fictional companies beside those of the demo, so that the sandbox has pages to turn. Some are known from
 * the help centre's samples and the radar. A line is: company, person, title, industry, employees, location,
 * score, what the company was seen doing. Addresses are `<first name>@<company>.example`.
 */
export const furtherCompanies = `
Parcelfern | Maya Ortiz | Head of Sales | E-commerce | 140 | Madrid, Spain | 80 | hiring
Quillbasin | Jonas Weber | CTO | SaaS | 95 | Hamburg, Germany | 62 | technology_change
Gatemoor | Alina Novak | Head of Sales | SaaS | 120 | Denver, United States | 86 | hiring funding
Deskfern | Ruben Vidal | VP Sales | SaaS | 180 | Boston, United States | 79 | hiring
Plannery | Chloe Martin | Revenue Lead | SaaS | 60 | Lyon, France | 67 | pricing_change
Rosterly | Samuel Osei | Chief Executive | SaaS | 34 | Accra, Ghana | 58 | funding
Queuemint | Freja Holm | Sales Director | SaaS | 410 | Aarhus, Denmark | 55 | expansion
Tidyforge | Nikhil Joshi | Head of Growth | SaaS | 75 | Pune, India | 43 | product_launch
Latchwell | Emma Fischer | VP Marketing | SaaS | 260 | Zurich, Switzerland | 38 | leadership_change
Basketmere | Olivia Grant | Head of Retail | E-commerce | 320 | Leeds, United Kingdom | 83 | expansion
Shelfwick | Pablo Navarro | Operations Lead | E-commerce | 48 | Seville, Spain | 75 | technology_change
Kilncart | Marta Kowalska | Chief Executive | E-commerce | 22 | Krakow, Poland | 66 | partnership
Wrapstone | Henrik Berg | Logistics Director | E-commerce | 540 | Bergen, Norway | 59 | hiring
Tinlark | Aoife Byrne | Head of Marketing | E-commerce | 30 | Cork, Ireland | 51 | product_launch
Fablecrate | Giulia Conti | Founder | E-commerce | 12 | Turin, Italy | 36 | funding
Coinharrow | Daniel Reyes | Head of Finance | FinTech | 150 | Austin, United States | 85 | expansion
Vaultmere | Sofia Rossi | Chief Risk Officer | FinTech | 700 | Milan, Italy | 77 | leadership_change
Settlewell | Till Brenner | Head of Payments | FinTech | 90 | Cologne, Germany | 68 | partnership
Pennyloft | Hana Sato | Marketing Lead | FinTech | 45 | Osaka, Japan | 68 | product_launch
Accruly | Ben Archer | Controller | FinTech | 28 | Bristol, United Kingdom | 57 | hiring
Tollbright | Ana Pereira | Compliance Lead | FinTech | 210 | Porto, Portugal | 48 | expansion
Lendgrove | Viktor Nagy | Chief Executive | FinTech | 65 | Budapest, Hungary | 33 | pricing_change
Carelattice | Rachel Stone | VP Operations | HealthTech | 190 | Chicago, United States | 84 | hiring
Pulsegrove | Jan de Vries | Head of Sales | HealthTech | 85 | Utrecht, Netherlands | 73 | funding
Clinifern | Laura Keller | Chief Medical Officer | HealthTech | 340 | Munich, Germany | 65 | partnership
Scribewell | Peter Lund | Product Lead | HealthTech | 40 | Uppsala, Sweden | 60 | product_launch
Wellmarrow | Isla Fraser | Head of Privacy | HealthTech | 130 | Glasgow, United Kingdom | 53 | hiring
Thistlecare | Mateo Silva | Chief Executive | HealthTech | 18 | Porto Alegre, Brazil | 39 | expansion
Bloomward | Zoe Clarke | Partnerships Lead | HealthTech | 55 | Wellington, New Zealand | 31 | technology_change
Tensorgate | Arjun Rao | Head of Platform | AI/ML | 160 | San Diego, United States | 87 | funding hiring
Neuronest | Lena Vogel | VP Research | AI/ML | 70 | Graz, Austria | 76 | product_launch
Inferwell | David Cohen | Head of Sales | AI/ML | 52 | Haifa, Israel | 70 | partnership
Labelmoor | Min-jun Park | Operations Lead | AI/ML | 24 | Busan, South Korea | 61 | hiring
Promptlake | Sara Nilsson | Chief Executive | AI/ML | 15 | Lund, Sweden | 54 | pricing_change
Datumfield | Victor Mbeki | Data Director | AI/ML | 230 | Cape Town, South Africa | 45 | expansion
Tallwick | Ines Roth | Head of Growth | MarTech | 110 | Basel, Switzerland | 97 | hiring
Campfern | Julia Adams | VP Marketing | MarTech | 175 | Portland, United States | 81 | partnership
Clickhollow | Andrei Popa | Head of Sales | MarTech | 64 | Cluj, Romania | 64 | technology_change
Mossgauge | Omar Diaz | COO | MarTech | 36 | Quito, Ecuador | 91 | product_launch
Signalbarn | Katrin Maier | Marketing Director | MarTech | 290 | Linz, Austria | 50 | leadership_change
Harrowmint | Noor Haddad | Agency Director | MarTech | 27 | Amman, Jordan | 22 | hiring
Bannerlee | Theo Lambert | Founder | MarTech | 9 | Ghent, Belgium | 29 | funding
`;
