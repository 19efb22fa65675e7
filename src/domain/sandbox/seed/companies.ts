/**
 * Fictional companies beyond those of the demo, so that the sandbox has pages to turn. A line is: company, person, title,
 * industry, employees, location, and the parts of the starting score: the fit (industry, company size, role, location),
 * and the signals as kind, points, and age in days. Then, for some, what they did since, as event and count. A line
 * without these parts is a lead of the radar, which has them there. Two more leads of the radar have the same score here
 * without opens, because they aren't contacts yet. Addresses are `<first name>@<company>.example`.
 */
export const furtherCompanies = `
Parcelfern | Maya Ortiz | Head of Sales | E-commerce | 140 | Madrid, Spain
Quillbasin | Jonas Weber | CTO | SaaS | 95 | Hamburg, Germany | 10 8 14 4 | technology_change 24@12, technology_change 30@57
Gatemoor | Alina Novak | Head of Sales | SaaS | 120 | Denver, United States | 10 10 12 5 | hiring 30@8, funding 30@9
Deskfern | Ruben Vidal | VP Sales | SaaS | 180 | Boston, United States | 10 10 14 3 | hiring 24@5, hiring 24@5
Plannery | Chloe Martin | Revenue Lead | SaaS | 60 | Lyon, France | 10 8 9 5 | pricing_change 24@12, pricing_change 30@24
Rosterly | Samuel Osei | Chief Executive | SaaS | 34 | Accra, Ghana | 10 5 14 3 | funding 24@25, funding 30@35
Queuemint | Freja Holm | Sales Director | SaaS | 410 | Aarhus, Denmark | 10 8 12 4 | expansion 30@42, expansion 30@46
Tidyforge | Nikhil Joshi | Head of Growth | SaaS | 75 | Pune, India | 10 8 12 4 | product_launch 24@41
Latchwell | Emma Fischer | VP Marketing | SaaS | 260 | Zurich, Switzerland | 10 10 14 5 | leadership_change 30@13, leadership_change 30@13 | open 1, unsubscribe 1
Basketmere | Olivia Grant | Head of Retail | E-commerce | 320 | Leeds, United Kingdom | 10 10 12 5 | expansion 24@2, expansion 24@2
Shelfwick | Pablo Navarro | Operations Lead | E-commerce | 48 | Seville, Spain | 10 5 9 3 | technology_change 30@9, technology_change 30@9
Kilncart | Marta Kowalska | Chief Executive | E-commerce | 22 | Krakow, Poland | 10 5 14 4 | partnership 24@14, partnership 30@26
Wrapstone | Henrik Berg | Logistics Director | E-commerce | 540 | Bergen, Norway | 10 5 12 5 | hiring 30@32, hiring 30@35
Tinlark | Aoife Byrne | Head of Marketing | E-commerce | 30 | Cork, Ireland | 10 5 12 4 | product_launch 24@36, product_launch 24@36
Fablecrate | Giulia Conti | Founder | E-commerce | 12 | Turin, Italy | 10 3 14 5 | funding 24@73
Coinharrow | Daniel Reyes | Head of Finance | FinTech | 150 | Austin, United States | 10 10 12 3 | expansion 30@8, expansion 30@8
Vaultmere | Sofia Rossi | Chief Risk Officer | FinTech | 700 | Milan, Italy | 10 5 14 3 | leadership_change 30@11, leadership_change 30@13
Settlewell | Till Brenner | Head of Payments | FinTech | 90 | Cologne, Germany | 10 8 12 3 | partnership 24@12, partnership 30@24
Pennyloft | Hana Sato | Marketing Lead | FinTech | 45 | Osaka, Japan
Accruly | Ben Archer | Controller | FinTech | 28 | Bristol, United Kingdom | 10 5 9 5 | hiring 30@32, hiring 24@22
Tollbright | Ana Pereira | Compliance Lead | FinTech | 210 | Porto, Portugal | 10 10 11 4 | expansion 30@10, expansion 30@10 | open 3, unsubscribe 1
Lendgrove | Viktor Nagy | Chief Executive | FinTech | 65 | Budapest, Hungary | 10 8 8 3 | pricing_change 24@73
Carelattice | Rachel Stone | VP Operations | HealthTech | 190 | Chicago, United States | 10 10 14 5 | hiring 24@2, hiring 30@13
Pulsegrove | Jan de Vries | Head of Sales | HealthTech | 85 | Utrecht, Netherlands | 10 8 12 3 | funding 30@32, funding 30@35, funding 30@35
Clinifern | Laura Keller | Chief Medical Officer | HealthTech | 340 | Munich, Germany | 10 10 14 5 | partnership 30@35, partnership 30@35
Scribewell | Peter Lund | Product Lead | HealthTech | 40 | Uppsala, Sweden | 10 5 9 5 | product_launch 30@26, product_launch 24@19
Wellmarrow | Isla Fraser | Head of Privacy | HealthTech | 130 | Glasgow, United Kingdom | 10 10 12 3 | hiring 24@12
Thistlecare | Mateo Silva | Chief Executive | HealthTech | 18 | Porto Alegre, Brazil | 10 3 14 3 | expansion 30@50
Bloomward | Zoe Clarke | Partnerships Lead | HealthTech | 55 | Wellington, New Zealand | 10 7 6 4 | technology_change 24@73
Tensorgate | Arjun Rao | Head of Platform | AI/ML | 160 | San Diego, United States | 10 10 12 3 | funding 30@6, hiring 30@6
Neuronest | Lena Vogel | VP Research | AI/ML | 70 | Graz, Austria | 10 8 14 3 | product_launch 30@15, product_launch 24@7
Inferwell | David Cohen | Head of Sales | AI/ML | 52 | Haifa, Israel | 10 8 12 4 | partnership 24@12, partnership 24@12
Labelmoor | Min-jun Park | Operations Lead | AI/ML | 24 | Busan, South Korea | 10 5 9 5 | hiring 24@17, hiring 30@26
Promptlake | Sara Nilsson | Chief Executive | AI/ML | 15 | Lund, Sweden | 10 3 14 3 | pricing_change 24@29, pricing_change 30@38
Datumfield | Victor Mbeki | Data Director | AI/ML | 230 | Cape Town, South Africa | 10 10 12 4 | expansion 24@41
Tallwick | Ines Roth | Head of Growth | MarTech | 110 | Basel, Switzerland
Campfern | Julia Adams | VP Marketing | MarTech | 175 | Portland, United States | 10 10 14 3 | partnership 24@3, partnership 30@13
Clickhollow | Andrei Popa | Head of Sales | MarTech | 64 | Cluj, Romania | 10 8 12 4 | technology_change 30@29, technology_change 30@29
Mossgauge | Omar Diaz | COO | MarTech | 36 | Quito, Ecuador
Signalbarn | Katrin Maier | Marketing Director | MarTech | 290 | Linz, Austria | 10 10 12 5 | leadership_change 30@35
Harrowmint | Noor Haddad | Agency Director | MarTech | 27 | Amman, Jordan | 6 5 5 2 | hiring 30@90
Bannerlee | Theo Lambert | Founder | MarTech | 9 | Ghent, Belgium | 10 3 9 3 | funding 24@73
`;
