extension GeneralWords {
  static let spanish = GeneralWords(
    """
    razón causa motivo efecto consecuencia resultado rasgo característica enfoque etapa fase clase tipo especie forma modo manera
    finalidad fin objetivo meta propósito intención desventaja ventaja inconveniente beneficio daño riesgo peligro amenaza oportunidad
    posibilidad probabilidad capacidad habilidad competencia talento actitud conducta comportamiento fondo contexto antecedente entorno
    ambiente medio ámbito campo área zona región territorio lugar sitio espacio punto parte partes fragmento sección apartado capítulo
    párrafo frase oración palabra letra línea texto título subtítulo autor autora obra libro lectura resumen síntesis esquema conclusión
    introducción desarrollo índice anexo nota apunte cita fuente referencia bibliografía evolución progreso avance cambio transformación
    modificación mejora aumento crecimiento subida bajada caída descenso disminución reducción pérdida ganancia influencia impacto
    repercusión importancia relevancia significado valor mérito calidad cantidad número dato datos total suma mitad porcentaje
    proporción medida tamaño dimensión altura ancho largo profundidad distancia peso velocidad ritmo frecuencia duración grado nivel
    escala rango límite extremo máximo mínimo promedio media estructura organización sistema orden conjunto grupo serie secuencia lista
    tabla cuadro gráfico figura imagen mapa dibujo diagrama ejemplo muestra caso modelo patrón elemento componente factor aspecto
    detalle cualidad condición requisito exigencia necesidad regla norma principio principios base criterio concepto idea pensamiento
    opinión visión perspectiva posición situación estado circunstancia hecho acontecimiento suceso evento episodio fenómeno proceso
    procedimiento método técnica estrategia plan proyecto programa propuesta sugerencia recomendación consejo solución respuesta
    pregunta cuestión tema asunto problema dificultad obstáculo reto desafío conflicto crisis error fallo falta éxito fracaso logro
    relación vínculo conexión unión separación división diferencia semejanza igualdad desigualdad contraste comparación oposición
    contradicción contrario equilibrio variedad diversidad alternativa opción elección selección decisión acuerdo desacuerdo compromiso
    consenso debate discusión argumento prueba evidencia demostración explicación descripción definición interpretación análisis estudio
    investigación observación experimento experiencia ensayo examen evaluación crítica juicio comentario reflexión hipótesis teoría
    práctica aplicación uso empleo utilidad función papel tarea misión deber obligación responsabilidad derecho libertad permiso control
    poder fuerza energía resistencia presión apoyo ayuda colaboración cooperación participación intervención acción acto actividad
    reacción movimiento paso camino vía dirección destino tendencia corriente origen inicio comienzo final término cierre continuación
    pausa información noticia mensaje comunicación contenido materia materiales material objeto cosa herramienta instrumento máquina
    recurso producto producción fabricación creación invención descubrimiento innovación novedad tecnología ciencia conocimiento saber
    duda certeza seguridad verdad mentira realidad naturaleza existencia presencia ausencia vida muerte nacimiento juventud infancia
    edad salud enfermedad dolor tratamiento remedio tiempo época era período periodo siglo década año mes semana día hora minuto segundo
    momento instante fecha plazo calendario horario pasado presente futuro actualidad ayer mañana tarde noche primavera verano otoño
    invierno estación temporada vez turno aniversario fiesta vacaciones enero febrero marzo abril mayo junio julio agosto septiembre
    setiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo sociedad comunidad población pueblo gente
    persona individuo ser humanidad hombre mujer niño niña joven adulto viejo familia padre madre papá mamá hijo hija hermano hermana
    abuelo abuela tío tía primo prima marido pareja matrimonio amigo amiga amistad compañero vecino enemigo miembro ciudadano ciudadana
    habitante extranjero inmigrante visitante cliente usuario consumidor público audiencia lector víctima líder jefe jefa presidente
    presidenta director directora ministro ministra rey reina ejército policía abogado médico médica doctor doctora ingeniero científico
    investigador experto especialista profesional técnico empleado trabajador trabajadora obrero comerciante vendedor empresario dueño
    propietario artista escritor escritora pintor músico actor actriz periodista maestro maestra profesor profesora docente alumno
    alumna estudiante personaje protagonista creador representante candidato pobre rico gobierno país nación capital ciudad barrio
    partido política elecciones voto campaña ley reglamento justicia crimen violencia guerra paz batalla lucha victoria independencia
    revolución manifestación reforma institución asociación entidad organismo oficina administración servicio comité reunión conferencia
    contrato economía dinero precio coste costo gasto ingreso salario pago banco cuenta riqueza pobreza hambre desempleo trabajo puesto
    oficio profesión carrera empresa compañía negocio comercio mercado tienda industria fábrica sector venta compra presupuesto interés
    bien bienes turismo transporte construcción cultura arte música pintura literatura cine canción historia cuento revista periódico
    diario radio televisión película exposición estilo género moda gusto tradición costumbre hábito religión filosofía lengua idioma
    lenguaje habla voz silencio sonido ruido grito conversación diálogo discurso carta correo llamada teléfono móvil ordenador
    computadora pantalla internet página documento fotografía foto vídeo video cámara educación enseñanza aprendizaje formación
    instrucción escuela colegio universidad facultad aula curso asignatura lección unidad ejercicio deberes test calificación pizarra
    cuaderno lápiz bolígrafo hoja diccionario biblioteca laboratorio taller repaso memoria redacción informe presentación vocabulario
    traducción corrección estudios manual guía ficha encabezado borrador versión edición columna fila margen pie signo señal código
    clave matemáticas física química biología geografía medicina deporte casa hogar vivienda piso edificio puerta ventana pared techo
    suelo escalera habitación cuarto cocina baño sala jardín patio mesa silla cama reloj llave vaso botella caja bolsa rueda motor
    vidrio madera metal hierro oro plata plástico piedra tela ropa vestido zapato juego juguete regalo premio bandera calle carretera
    puente plaza parque coche automóvil autobús tren avión barco bicicleta camión vehículo aeropuerto puerto conductor tráfico viaje
    vuelo hotel restaurante hospital agua fuego aire tierra mundo universo cielo sol luna estrella luz sombra oscuridad nube lluvia
    nieve hielo viento tormenta clima temperatura calor frío incendio desastre catástrofe mar océano costa playa isla río lago montaña
    valle desierto bosque paisaje polvo humo norte sur este oeste basura electricidad gas petróleo animal perro gato caballo vaca pájaro
    pez insecto planta árbol flor hierba fruto fruta cuerpo cabeza cara pelo ojo oreja nariz boca diente cuello brazo mano dedo pecho
    espalda pierna piel sangre corazón herida sueño descanso comida alimento alimentación desayuno almuerzo cena pan carne leche queso
    huevo aceite sal azúcar verdura bebida vino cerveza té café amor odio alegría felicidad tristeza miedo sorpresa esperanza deseo
    ilusión voluntad ánimo emoción sentimiento pasión orgullo vergüenza culpa confianza respeto paciencia honor fama suerte azar placer
    sufrimiento soledad preocupación calma curiosidad imaginación inteligencia mente conciencia recuerdo olvido atención esfuerzo
    carácter personalidad identidad nombre apellido virtud defecto humor risa color negro blanco rojo azul verde amarillo gris marrón
    naranja rosa violeta círculo superficie borde centro lado interior exterior izquierda derecha arriba abajo cero uno dos tres cuatro
    cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós
    veintitrés veinticuatro veinticinco treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos
    cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil millón mayoría minoría resto exceso escasez abundancia
    metro centímetro kilómetro kilo gramo litro auge decadencia surgimiento aparición desaparición expansión difusión extensión
    fundación destrucción abandono conservación protección recuperación llegada salida entrada regreso vuelta ocupación dominio abuso
    rechazo aceptación reconocimiento legado huella indicio estímulo impulso limitación excepción eficacia rendimiento funcionamiento
    cuidado advertencia aviso urgencia rapidez facilidad complejidad claridad confusión precisión categoría clasificación distribución
    combinación mezcla intercambio entrega acceso gestión preparación realización cumplimiento revisión afirmación declaración promesa
    petición queja visita encuentro contacto bienestar ocio equipo jugador intento panorama hijos padres mujeres hombres desenlace
    secuelas secuela general principal importante esencial fundamental básico necesario posible imposible probable seguro cierto falso
    verdadero real auténtico aparente evidente claro obvio oscuro confuso histórico social político económico cultural religioso
    tecnológico artístico literario musical geográfico educativo escolar académico universitario comercial industrial urbano rural
    privado estatal oficial nacional internacional mundial global local regional central municipal interno externo inicial primario
    secundario superior inferior anterior posterior previo siguiente próximo último actual antiguo moderno contemporáneo tradicional
    clásico nuevo mayor menor reciente temprano diferente distinto diverso vario variado igual similar semejante equivalente opuesto
    común propio particular especial especializado específico concreto abstracto único individual colectivo personal humano familiar
    fuerte débil duro flexible sólido líquido pesado ligero grande gran pequeño enorme alto bajo corto estrecho amplio profundo
    superficial fino lleno vacío completo incompleto entero parcial perfecto exacto preciso correcto adecuado apropiado justo bueno buen
    malo mal mejor peor excelente bonito hermoso bello feo agradable dulce caro barato valioso útil inútil práctico teórico eficaz
    eficiente positivo negativo favorable peligroso grave leve serio simple sencillo fácil difícil complejo complicado doble rápido
    lento progresivo constante permanente temporal breve frecuente raro extraño habitual normal usual cotidiano mensual anual
    extraordinario excepcional sorprendente curioso interesante aburrido divertido famoso conocido desconocido popular natural
    artificial físico mental psicológico intelectual racional lógico consciente voluntario obligatorio libre independiente dependiente
    activo pasivo estable abierto cerrado directo indirecto recto izquierdo cercano lejano limpio sucio puro mixto seco caliente fresco
    vivo muerto sano enfermo feliz triste alegre tranquilo preocupado honesto sincero inteligente paciente responsable capaz incapaz
    ordenado educado dominante democrático radical significativo relevante notable destacado considerable decisivo determinante válido
    subjetivo crítico original abundante escaso suficiente excesivo numeroso creciente relativo absoluto organizado estructural formal
    informal oral escrito visual digital electrónico eléctrico automático occidental oriental respectivo correspondiente relacionado
    unido separado dividido aislado adicional alternativo típico característico ambiental deportivo mismo otro tal ambos cada varios
    varias algún alguno ningún ninguno todo mucho poco demasiado tanto cuanto bastante cualquier cualquiera demás sumo estar haber tener
    hacer querer conocer decir hablar contar explicar describir definir comentar analizar comparar distinguir diferenciar identificar
    reconocer clasificar ordenar organizar relacionar resumir interpretar justificar argumentar demostrar probar comprobar calcular
    medir sumar multiplicar dividir resolver solucionar responder contestar preguntar discutir debatir creer pensar reflexionar
    considerar juzgar valorar evaluar criticar suponer imaginar decidir elegir seleccionar preferir estudiar aprender enseñar educar
    formar investigar observar examinar revisar repasar corregir leer escribir copiar subrayar anotar apuntar señalar indicar marcar
    mostrar presentar exponer enumerar nombrar citar mencionar completar traducir escuchar oír ver mirar sentir tocar ir venir llegar
    salir entrar volver pasar seguir continuar empezar comenzar iniciar acabar terminar parar detener dejar quedar permanecer mantener
    conservar guardar cambiar transformar convertir modificar variar mejorar empeorar aumentar crecer subir bajar caer disminuir reducir
    extender desarrollar evolucionar avanzar surgir aparecer desaparecer nacer vivir morir existir ocurrir suceder producir causar
    provocar originar generar crear inventar descubrir encontrar buscar perder ganar conseguir lograr alcanzar obtener recibir dar
    ofrecer tomar llevar traer poner colocar quitar sacar incluir excluir añadir eliminar sustituir reemplazar unir juntar separar
    mezclar combinar construir destruir fabricar elaborar preparar realizar cumplir aplicar usar utilizar emplear servir funcionar
    trabajar ayudar apoyar colaborar participar actuar influir afectar depender permitir impedir evitar exigir pedir necesitar faltar
    bastar contener comprender entender consistir representar significar implicar corresponder pertenecer comprar vender pagar costar
    valer comer beber dormir descansar andar viajar llamar visitar esperar desear gustar preocupar defender proteger dominar dirigir
    controlar garantizar asegurar afirmar negar declarar anunciar informar comunicar publicar aceptar rechazar aprobar fundar establecer
    ocupar abandonar abrir cerrar durar tardar recordar olvidar repetir intentar tratar parecer resultar destacar caracterizar
    determinar favorecer facilitar limitar acompañar situar referir basar enfrentar superar planificar proponer plantear recomendar
    sugerir concluir estimular es son eran fue fueron será serán sea sean fuera siendo sido está están estaba estaban estuvo estuvieron
    hay había habían hubo habrá haya hayan ha han he hemos tiene tienen tenía tenían tuvo tuvieron tenga teniendo hace hacen hacía hizo
    hicieron haciendo haga puede pueden podía podían pudo pudieron podría podrían pueda debe deben debía debería deberían quiere quieren
    quiso sabe saben supo sé dice dicen dijo dijeron diga diciendo va van iba iban vaya yendo vamos viene vienen vinieron sigue siguen
    siguió siguieron siguiendo da dan dio dieron dando pone ponen puso pusieron ponga trae trajo lleva llevó produce producen produjo
    produjeron conduce condujo introduce introdujo convierte convirtió convirtieron consiste consistía existe existen existía existían
    significa permite permiten permitió incluye incluyen contiene contienen pertenece aparece aparecen apareció surge surgen surgió
    nació murió vivió empieza comienza comenzó empezó termina terminó acaba acabó ocurre ocurrió sucede sucedió provoca provocó causó
    creó crece creció cae cayó pierde perdió encuentra encuentran encontró cuentan muestran demuestra piensa entiende defiende depende
    dependen sirve sirven sirvió siente sintió pide pidió elige eligió mantiene mantuvo obtiene obtuvo supone supuso propone propuso
    explica describe define comenta analiza compara indica señala resume justifica calcula razona completa responde relaciona identifica
    enumera menciona ordena clasifica observa utiliza utilizan usa usan llama llaman sabemos vemos tenemos podemos debemos refiere
    refieren quedó llegó llegaron pasó logró leyendo viendo cuyo dicho visto roto vuelto descubierto cubierto resuelto compuesto
    propuesto supuesto expuesto dado podido llamado situado considerado basado formado creado utilizado usado realizado producido
    desarrollado obtenido logrado causado provocado publicado fundado construido destruido convertido establecido elegido perdido ganado
    nacido vivido llegado terminado acabado iniciado comenzado aumentado reducido limitado incluido excluido añadido determinado
    dirigido controlado influido debido referido mencionado citado indicado señalado marcado elaborado preparado aplicado aprobado
    aceptado permitido explicado descrito definido leído primero tercero quinto sexto séptimo octavo noveno décimo penúltimo primer
    tercer primeramente finalmente últimamente luego después antes entonces ahora hoy siempre nunca jamás todavía aún ya pronto recién
    actualmente anteriormente posteriormente previamente inicialmente originalmente recientemente frecuentemente generalmente
    normalmente habitualmente usualmente principalmente fundamentalmente esencialmente básicamente especialmente particularmente
    concretamente específicamente exactamente precisamente aproximadamente casi apenas solamente sólo solo únicamente simplemente
    también tampoco además asimismo incluso inclusive igualmente sino pero mas aunque sin embargo obstante mientras cuando donde dónde
    cuándo cómo como qué que quién quien quiénes quienes cuál cuáles cuánto por porque pues así consecuentemente consiguiente tan si no
    sí quizá quizás acaso probablemente posiblemente seguramente ciertamente evidentemente obviamente claramente realmente
    verdaderamente efectivamente naturalmente lógicamente desgraciadamente afortunadamente lamentablemente totalmente completamente
    absolutamente parcialmente relativamente muy más menos nada algo nadie alguien rápidamente lentamente despacio fácilmente
    difícilmente directamente indirectamente constantemente continuamente gradualmente progresivamente inmediatamente simultáneamente
    brevemente aquí acá ahí allí allá cerca lejos dentro delante detrás encima debajo adelante atrás alrededor enfrente junto aparte
    mediante durante según sobre entre hasta hacia desde contra ante tras con para salvo excepto a de en al del o u y e ni el la lo los
    las un una unos unas esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas yo tú él ella ello ellos
    ellas usted ustedes nosotros vosotros me te se le les nos mi mis tu tus su sus nuestro nuestra vuestro mío tuyo suyo suya etcétera
    respecto través socialmente políticamente económicamente históricamente culturalmente respectivamente básica necesaria segura cierta
    falsa verdadera auténtica clara obvia oscura confusa histórica económica religiosa científica tecnológica artística literaria
    geográfica educativa académica universitaria urbana pública privada interna externa primaria secundaria previa próxima última pasada
    futura antigua moderna contemporánea clásica nueva vieja temprana distinta diversa varia variada contraria opuesta propia
    especializada específica concreta abstracta única colectiva humana adulta dura sólida líquida pesada ligera pequeña alta baja larga
    corta ancha estrecha amplia profunda fina llena vacía incompleta entera perfecta exacta precisa correcta adecuada apropiada justa
    buena mala bonita hermosa bella fea rica barata valiosa teórica positiva negativa peligrosa seria sencilla compleja complicada
    rápida lenta progresiva rara extraña cotidiana diaria extraordinaria curiosa aburrida divertida famosa conocida desconocida
    psicológica lógica voluntaria obligatoria activa pasiva abierta cerrada directa indirecta recta cercana lejana limpia sucia pura
    mixta seca fría fresca viva muerta sana enferma tranquila preocupada honesta sincera ordenada educada democrática extrema
    significativa destacada decisiva válida objetiva subjetiva escasa excesiva numerosa máxima mínima relativa absoluta organizada
    escrita gráfica electrónica eléctrica automática respectiva relacionada unida separada dividida aislada conjunta típica deportiva
    roja negra blanca amarilla misma otra alguna ninguna toda mucha poca demasiada tanta cuanta hecha dicha vista puesta rota
    descubierta cubierta resuelta compuesta supuesta expuesta dada podida situada considerada basada formada creada utilizada usada
    empleada realizada producida desarrollada obtenida lograda causada provocada publicada fundada construida destruida convertida
    establecida elegida perdida ganada nacida vivida terminada acabada iniciada comenzada aumentada reducida limitada incluida excluida
    añadida determinada dirigida controlada influida debida referida mencionada citada indicada señalada marcada elaborada preparada
    aplicada aprobada aceptada permitida explicada descrita definida leída primera segunda tercera cuarta quinta sexta séptima octava
    novena décima penúltima todas todos ambas razones intenciones regiones secciones oraciones conclusiones introducciones evoluciones
    transformaciones modificaciones disminuciones reducciones repercusiones proporciones dimensiones duraciones organizaciones patrones
    condiciones opiniones visiones posiciones situaciones recomendaciones soluciones cuestiones relaciones conexiones uniones
    separaciones divisiones comparaciones oposiciones contradicciones opciones selecciones decisiones discusiones demostraciones
    explicaciones descripciones definiciones interpretaciones investigaciones observaciones evaluaciones reflexiones aplicaciones
    funciones misiones obligaciones presiones colaboraciones cooperaciones participaciones intervenciones acciones reacciones
    direcciones continuaciones informaciones comunicaciones producciones fabricaciones creaciones invenciones innovaciones estaciones
    veces poblaciones actrices naciones revoluciones manifestaciones instituciones asociaciones administraciones reuniones profesiones
    intereses construcciones canciones televisiones exposiciones tradiciones religiones voces conversaciones formaciones instrucciones
    lecciones calificaciones lápices redacciones presentaciones traducciones correcciones versiones ediciones habitaciones jardines
    autobuses aviones camiones luces peces narices corazones ilusiones emociones pasiones preocupaciones imaginaciones millones
    apariciones desapariciones expansiones difusiones extensiones fundaciones destrucciones conservaciones protecciones recuperaciones
    ocupaciones aceptaciones limitaciones excepciones confusiones precisiones clasificaciones distribuciones combinaciones gestiones
    preparaciones realizaciones revisiones afirmaciones declaraciones peticiones eficaces felices capaces incapaces jóvenes imágenes
    exámenes márgenes órdenes orígenes volúmenes comunes crímenes caracteres países
    """, endings: "s es a as os o")
}
